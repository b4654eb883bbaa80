// The bundle for browsers carries no types of its own; they are those of the package.
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export { SwaggerUIBundle as default } from 'swagger-ui-dist';
}
