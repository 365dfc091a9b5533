FROM node:22.22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22.22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build \
  /app/scripts/serve.mjs \
  /app/scripts/account-commands.mjs \
  /app/scripts/command-line.mjs \
  /app/scripts/create-account.mjs \
  /app/scripts/delete-account.mjs \
  /app/scripts/healthcheck.mjs \
  /app/scripts/project-paths.mjs \
  ./scripts/
COPY --from=build /app/api/db/migrations ./api/db/migrations
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "scripts/serve.mjs"]
