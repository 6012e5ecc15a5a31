# One build for four images: the API with and without demo data, the shell server, and the job that publishes the remotes
# (docker-compose.yml).
FROM node:24-slim AS build
WORKDIR /caravan
COPY . .
RUN npm install --no-audit --no-fund --loglevel=error && npm run build

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
