# syntax=docker/dockerfile:1
# One image for one process or many; docs/operations.md says which switches to set.

FROM node:22-bookworm-slim AS page
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM node:22-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/server/package.json packages/server/
COPY packages/api-contract/package.json packages/api-contract/
RUN npm ci --omit=dev --workspace @iskra/server --workspace @iskra/api-contract

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=modules /app ./
COPY tsconfig.base.json ./
COPY packages/api-contract packages/api-contract
COPY packages/server packages/server
COPY --from=page /app/packages/app/dist packages/app/dist
COPY --from=page /app/packages/server/dist packages/server/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process that gets the signals: a stop lets requests under way finish.
CMD ["node", "packages/server/dist/main.js"]
