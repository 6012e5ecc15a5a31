# One build for the images of docker-compose.yml and deploy: the API with and without demo data, the shell server, the job that publishes
# the remotes, and one image for each remote. No image runs as root.
FROM node:24-slim AS sources
WORKDIR /caravan
COPY . .
RUN npm install --no-audit --no-fund --loglevel=error
# A new volume gets the owner of the folder that it is mounted on.
RUN mkdir -p /data /keys shell/.modules && chown node:node /data /keys shell/.modules && chmod 700 /keys

# Builds and tests one remote, and publishes that one: `docker build --target remote --build-arg REMOTE=mf-ranking .`
FROM sources AS remote
ARG REMOTE
RUN npm run verify -- "$REMOTE" && npm run build -- "$REMOTE"
ENV REMOTE=$REMOTE
USER node
CMD ["sh", "-c", "exec node --import tsx scripts/publishBuilt.ts \"$REMOTE\""]

FROM sources AS build
RUN npm run build
USER node

FROM build AS api
ENV NODE_ENV=production API_FOLDER=/caravan/api
EXPOSE 4400
CMD ["node", "api/dist/server/main.mjs"]

FROM api AS demo
CMD ["node", "demo/dist/server/main.mjs"]

FROM build AS publish
CMD ["node", "--import", "tsx", "scripts/publishBuilt.ts"]

FROM build AS shell
ENV NODE_ENV=production
EXPOSE 4300
CMD ["node", "shell/dist/server/main.mjs"]

# The S3 server of docker-compose.yml. A folder below /data is a bucket.
FROM versity/versitygw:v1.8.0 AS s3
USER root
RUN mkdir -p /data/caravan-store && chown -R 1000:1000 /data
USER 1000:1000
