import { createHash } from 'node:crypto';
import { createContentPolicy, sourceHash, securityHeaders, type InlineSources } from './contentPolicy';

const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );

const byHash: InlineSources = { hashes: { scripts: [sourceHash('{}')], styles: [sourceHash('p{}')] } };

describe('the content security policy', () => {
  it.each<[string, InlineSources]>([
    ['by hash', byHash],
    ['by nonce', { nonce: 'bm9uY2U=' }],
  ])('has no unsafe source, wildcard or base: %s [REL-5]', (_how, inline) => {
    const policy = createContentPolicy(inline, { apis: ['https://api.test'] });
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/api\.test)/);
    expect(directivesOf(policy)).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-src': ["'self'"],
      'frame-ancestors': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'connect-src': ["'self'", 'https://api.test'],
    });
  });

  it('names each inline element by its hash', () => {
    const sha = createHash('sha256').update('p{}').digest('base64');
    const { 'style-src': styles, 'script-src': scripts } = directivesOf(createContentPolicy(byHash, {}));
    expect(styles).toContain(`'sha256-${sha}'`);
    expect(scripts).toEqual(["'self'", sourceHash('{}')]);
    // The empty element that styled-components fills by itself.
    expect(styles).toContain(sourceHash(''));
  });

  it('names inline elements by the nonce of the page', () => {
    const policy = directivesOf(createContentPolicy({ nonce: 'bm9uY2U=' }, {}));
    expect([policy['script-src'], policy['style-src']]).toEqual([
      ["'self'", "'nonce-bm9uY2U='"],
      ["'self'", "'nonce-bm9uY2U='"],
    ]);
  });
});

it.each([
  ['scripts and connections of a build [MFE-20]', 'builds', ['script-src', 'connect-src']],
  ['scripts, fonts and connections of files [REL-5]', 'files', ['script-src', 'font-src', 'connect-src']],
  ['frames of the page [EMB-5]', 'frames', ['frame-ancestors']],
  ['uploads and pictures [API-5]', 'uploads', ['img-src', 'connect-src']],
])('allows %s at other origins, and nothing else', (_what, name, directives) => {
  const otherOrigins = ['https://other.test/assets/', 'https://more.test'];
  const [plain, widened] = [{}, { [name]: otherOrigins }].map((origins) =>
    directivesOf(createContentPolicy(byHash, { apis: ['https://api.test'], ...origins })),
  );
  const changed = Object.keys(plain ?? {}).filter(
    (directive) => String(plain?.[directive]) !== String(widened?.[directive]),
  );
  expect(changed).toEqual(directives);
  for (const directive of changed)
    expect(widened?.[directive]).toEqual([...(plain?.[directive] ?? []), ...otherOrigins]);
});

describe('security headers', () => {
  it('include HSTS only with TLS [REL-5]', () => {
    expect(securityHeaders(true)).toHaveProperty('strict-transport-security');
    expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders(false)).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });
});
