// The description of the API, drawn by Swagger UI: every operation, and a form that asks the live API.
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { API_BASE } from '../contract/site.ts';
import { keepMended } from './mend.ts';
import { OPERATIONS_ONLY } from './operations-only.ts';

const place = document.querySelector<HTMLElement>('#reference');
if (place) void draw(place);

/** Takes the place of the plain list, once it is there. */
async function draw(place: HTMLElement): Promise<void> {
  const response = await fetch(`${API_BASE}/openapi.json`);
  if (!response.ok) return;
  const description = await response.json();
  const drawn = document.createElement('div');
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
    },
  });
}
