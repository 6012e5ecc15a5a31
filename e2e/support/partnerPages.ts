import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/freePort';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');

const widget = '<caravan-widget name="ranking" list="energy"></caravan-widget>';

/** A page with a React of its own, whose counter stands beside the widget. */
const withReact = (version: number, site: string, start: string): string => {
  const from = `/react-${version}`;
  return `<div id="own"></div>${widget}<script src="${from}/react/umd/react.development.js"></script>
<script src="${from}/react-dom/umd/react-dom.development.js"></script>
<script>
  const Counter = () => { const [count, more] = React.useState(0); return React.createElement('button', { onClick: () => more(count + 1) }, React.version + ': ' + count); };
  ${start}
</script><script type="module" src="${site}/embed.js"></script>`;
};

/** Pages of a site of somebody else, by their paths. */
const pagesFor = (site: string): Readonly<Record<string, string>> => ({
  '/plain': `<h1>The Gazette</h1>${widget}<script type="module" src="${site}/embed.js"></script>`,
  '/far': `<div style="height: 5000px"></div>${widget}<p>After</p><script type="module" src="${site}/embed.js"></script>`,
  '/two': `${widget}<caravan-widget name="ranking" list="hot" lang="ge"></caravan-widget><script type="module" src="${site}/embed.js"></script>`,
  '/hostile': `<style>* { all: unset !important; --ink: red !important } div, p, li { display: none !important } html { font-size: 3px !important }</style>${widget}<script type="module" src="${site}/embed.js"></script>`,
  '/react-18': withReact(
    18,
    site,
    "ReactDOM.createRoot(document.getElementById('own')).render(React.createElement(Counter));",
  ),
  '/react-17': withReact(17, site, "ReactDOM.render(React.createElement(Counter), document.getElementById('own'));"),
  ...Object.fromEntries(
    ['webpack', 'vite'].map((tool) => [
      `/${tool}`,
      `<div id="own"></div><div id="place"></div><script>SITE = '${site}'; heard = [];</script><script type="module" src="/${tool}/main.js"></script>`,
    ]),
  ),
});

/** The policy that the site asks of partners; pages with scripts of their own have none. */
const policyFor = (site: string): string =>
  `default-src 'none'; script-src ${site}; connect-src ${site}; img-src ${site} 'self'; style-src 'unsafe-inline'`;

/** Serves a partner's pages, at any host name of this machine. `/frame?<address>` frames an address of the site. */
export const servePartner = async (site: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'caravan-partner-'));
  await run(process.execPath, [join(import.meta.dirname, '../partners/build.mjs'), folder]);
  const pages = pagesFor(site);
  const server = createServer(({ url = '/' }, response) => {
    const page = pages[url];
    const [, version, file] = /^\/react-(\d+)\/(.+)$/.exec(url) ?? [];
    if (url === '/favicon.ico') response.writeHead(204).end();
    else if (page !== undefined) {
      const strict = ['/plain', '/far', '/two', '/hostile'].includes(url);
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          ...(strict ? { 'content-security-policy': policyFor(site) } : {}),
        })
        .end(`<!doctype html><html lang="en"><title>A partner</title>${page}`);
    } else if (version && file) {
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(readFileSync(join(project, `partners/react-${version}/node_modules`, file)));
    } else if (/^\/(?:webpack|vite)\/[\w.-]+\.js$/.test(url)) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(join(folder, url)));
    } else response.writeHead(404).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    /** Of a host name. */
    at: (name: string): string => `http://${name}.localhost:${port}`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
