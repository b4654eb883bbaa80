// A plugin of the renderer: the operations, one below the other. What else it would draw, the page
// around it says already: title, servers, one tag called "default", a second main landmark.

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => unknown;

/** As much of the renderer's system as we use. */
type System = {
  readonly React: {
    createElement(type: unknown, props?: Props | null, ...children: unknown[]): unknown;
  };
  readonly getComponent: (name: string, container?: boolean) => Component;
};

/** A plugin of Swagger UI: its layout without the head, which the page has itself. */
export const OPERATIONS_ONLY = ({ React: { createElement }, getComponent }: System) => ({
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
      ({ children }: Props) =>
        createElement('div', null, children),
  },
});
