// Draws the description of the API with Swagger UI: every operation, and a form that asks the API.
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import stylesheet from 'swagger-ui-dist/swagger-ui.css?url';
import { closeLists, withoutMarks } from '../../../api/contract/closed-lists.ts';
import { API_BASE } from '../../../api/contract/service.ts';
import ownStyle from '../../styles/swagger.css?url';
import { loadStyle } from '../load-style.ts';

/** Fills the place once it is drawn; throws where the description does not come. */
export async function drawReference(place: HTMLElement): Promise<void> {
  const described = fetch(`${API_BASE}/openapi.json`);
  const [response] = await Promise.all([
    described,
    loadStyle(stylesheet, 'prepend'),
    loadStyle(ownStyle, 'append'),
  ]);
  if (!response.ok) throw new Error(`the description of the API: ${response.status}`);
  // Values are lists to choose from.
  const description = closeLists(JSON.parse(withoutMarks(await response.text()))) as object;
  const drawn = document.createElement('div');
  await new Promise<void>((onComplete) => {
    SwaggerUI({
      domNode: drawn,
      // Asks the very site that is being read, whatever its address, and no other.
      spec: { ...description, servers: [{ url: API_BASE }] },
      plugins: [OPERATIONS_ONLY],
      layout: 'OperationsOnly',
      validatorUrl: null,
      supportedSubmitMethods: ['get'],
      tryItOutEnabled: true,
      docExpansion: 'list',
      syntaxHighlight: { activated: false },
      onComplete,
    });
  });
  keepMended(drawn);
  place.replaceChildren(drawn);
}

/** What elements lack, by selector: an attribute, and its value. */
const LACKING: readonly (readonly [string, string, (element: HTMLElement) => string])[] = [
  ['select', 'aria-label', (field) => field.closest('tr')?.dataset['paramName'] ?? 'media type'],
  ['pre', 'tabindex', () => '0'],
  ['[role="region"]', 'aria-label', (region) => region.id.replaceAll('_', ' ')],
  // Its own headings begin at 4; below the section of the page they have to begin at 3.
  ['h4', 'aria-level', () => '3'],
  ['h5', 'aria-level', () => '4'],
];

/**
 * Adds what Swagger UI leaves out for those who do not see the page: names of fields, scrolling by
 * keyboard, the order of headings. It redraws at any time, so an observer mends each drawing.
 */
function keepMended(root: HTMLElement): void {
  const mend = () => {
    for (const [selector, attribute, value] of LACKING) {
      const elements = root.querySelectorAll<HTMLElement>(`${selector}:not([${attribute}])`);
      for (const element of elements) element.setAttribute(attribute, value(element));
    }
  };
  mend();
  new MutationObserver(mend).observe(root, { childList: true, subtree: true });
}

/** As much of the renderer's system as we use. */
type Renderer = {
  readonly React: { createElement(type: unknown, ...propsAndChildren: unknown[]): unknown };
  readonly getComponent: (name: string, container?: boolean) => unknown;
};

/**
 * A plugin of Swagger UI that draws the operations only. The page says already what else it would
 * draw: title, servers, one tag called "default", a second main landmark.
 */
const OPERATIONS_ONLY = ({ React: { createElement }, getComponent }: Renderer) => ({
  components: {
    OperationsOnly: () =>
      createElement(
        'div',
        { className: 'swagger-ui' },
        createElement(getComponent('SvgAssets')),
        createElement(getComponent('operations', true)),
      ),
  },
  wrapComponents: {
    OperationTag:
      () =>
      ({ children }: { readonly children?: unknown }) =>
        createElement('div', null, children),
  },
});
