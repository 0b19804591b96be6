# The shop in a small image: docs/operations.md says how it is run.
# The image's own Node only installs. The shop is built and run by the Node that package.json pins.
# A release names both base images by digest; `npm run release` stops without one and prints how to find it.
FROM node:22-trixie-slim AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends libatomic1 \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

# What the shop runs on, without the packages of developers. Of the pinned Node only the program is kept.
FROM build AS packages
RUN npm prune --omit=dev --no-audit --no-fund \
 && mv node_modules/node-linux-*/bin/node /usr/local/bin/pinned-node \
 && rm -rf node_modules/node-linux-*

FROM debian:trixie-slim
# The pinned Node needs these two; Debian's slim image has the first because of apt.
RUN apt-get update \
 && apt-get install -y --no-install-recommends libstdc++6 libatomic1 \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o 10001 -g 10001 -m 0700 /data /backups
WORKDIR /shop
COPY --from=packages /usr/local/bin/pinned-node /usr/local/bin/node
COPY --from=packages /shop/node_modules node_modules
COPY package.json ./
COPY assets assets
COPY catalogue catalogue
COPY db db
COPY deploy/healthcheck.mjs deploy/
COPY src src
COPY --from=packages /shop/dist dist

# Nothing here belongs to this user but /data and /backups, so the root file system can be read-only.
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/healthcheck.mjs"]
# No shell and no npm in between: SIGTERM reaches the shop, which lets its requests finish.
CMD ["node", "dist/server/start.js"]
