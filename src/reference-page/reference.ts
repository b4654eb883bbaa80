// The description of the API, drawn by Swagger UI: every operation, and a form that asks the live API.
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import stylesheet from 'swagger-ui-dist/swagger-ui.css?url';
import { API_BASE } from '../contract/site.ts';
import { keepMended } from './mend.ts';
import { OPERATIONS_ONLY } from './operations-only.ts';

/** Takes the place of the plain list, once it is there; throws where the description does not come. */
export async function drawReference(place: HTMLElement): Promise<void> {
  const [response] = await Promise.all([fetch(`${API_BASE}/openapi.json`), styled()]);
  if (!response.ok) throw new Error(`the description of the API: ${response.status}`);
  const description = await response.json();
  const drawn = document.createElement('div');
  const done = Promise.withResolvers<void>();
  SwaggerUI({
    domNode: drawn,
    // The very site that is being read, whatever its address: nothing else may be asked from here.
    spec: { ...description, servers: [{ url: API_BASE }] },
    plugins: [OPERATIONS_ONLY],
    layout: 'OperationsOnly',
    validatorUrl: null,
    supportedSubmitMethods: ['get'],
    tryItOutEnabled: true,
    docExpansion: 'list',
    syntaxHighlight: { activated: false },
    onComplete: () => {
      keepMended(drawn);
      place.replaceChildren(drawn);
      done.resolve();
    },
  });
  return done.promise;
}

/** First in the page, so that our own styles of it come after. */
function styled(): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: stylesheet,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', reject);
  document.head.prepend(link);
  return promise;
}
