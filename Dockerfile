# A host's code and Node; the site is a folder of releases that `publish -- --to` fills:
# docker run -v /srv/lottery:/site … . New draws need no new image. It writes nothing.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# Libraries of CommonJS ask for `require`, which a module has to make. The Node is the lock file's.
RUN npx esbuild run=scripts/run.ts commands/serve=scripts/commands/serve.ts commands/make-copies=scripts/output/make-copies.ts \
  --bundle --minify --platform=node --format=esm --outdir=dist/host --out-extension:.js=.mjs \
  --banner:js='import{createRequire}from"node:module";const require=createRequire(import.meta.url);' \
  && cp -L node_modules/.bin/node dist/host/

FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
COPY --from=build /app/dist/host ./
# By itself glibc keeps freed large blocks: 110 MB more.
ENV HOST=0.0.0.0 PORT=4321 MALLOC_MMAP_THRESHOLD_=131072
EXPOSE 4321
VOLUME /site
USER nonroot
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["/app/node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.PORT}/api/status.json`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
ENTRYPOINT ["/app/node", "run.mjs", "serve", "/site"]
