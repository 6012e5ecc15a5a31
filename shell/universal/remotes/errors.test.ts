import { asLoadError, RemoteLoadError } from './errors';

const address = 'https://site.example/remotes/ranking/entry.v2.js';

const kindOf = (error: unknown): string => asLoadError(error, 'ranking', 'v2', address).kind;

describe('a file that a browser could not import', () => {
  const messages = [
    ['Chromium', `Failed to fetch dynamically imported module: ${address}`],
    ['Firefox', `error loading dynamically imported module: ${address}`],
    ['Safari', 'Importing a module script failed.'],
  ] as const;

  it.each(messages)('counts as network in %s', (_browser, message) => {
    expect(kindOf(new TypeError(message))).toBe('network');
  });

  it.each(messages)('counts as network if the federation runtime reports it in %s', (_browser, message) => {
    const text = 'Failed to load script resources. #RUNTIME-008';
    expect(kindOf(new Error(`[ Federation Runtime ]: ${text}\nOriginal Error Message:\n ${message}`))).toBe('network');
  });
});

describe('an error of the code of a remote', () => {
  it.each([
    new Error('boom'),
    new SyntaxError('Unexpected token'),
    new TypeError("Cannot read properties of undefined (reading 'module')"),
    'a text',
  ])('counts as evaluation: %s', (error) => {
    expect(kindOf(error)).toBe('evaluation');
  });

  it('counts as the kind that the caller gives', () => {
    expect(asLoadError(new Error('boom'), 'ranking', 'v2', address, 'render').kind).toBe('render');
  });
});

it('keeps the error of a load', () => {
  const error = new RemoteLoadError('http', 'ranking', 'v2', address);
  expect(asLoadError(error, 'ranking', 'v2', address, 'render')).toBe(error);
});
