import { usableScope } from './partnerEntry';

Object.assign(globalThis, { SHARED_VERSIONS: { react: '19.3.1' } });

const scopeOf = (version: string, ...keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, { [version]: `${key} of the partner` }]));

it('uses a partner’s React and React DOM only if both have the site’s version [EMB-3]', () => {
  const completeScope = scopeOf('19.3.1', 'react', 'react-dom');
  expect(usableScope({ ...completeScope, moment: { '2.0.0': 'another library' } })).toEqual(completeScope);
  expect(usableScope(scopeOf('18.3.1', 'react', 'react-dom'))).toEqual({});
  expect(usableScope({ ...scopeOf('19.3.1', 'react'), ...scopeOf('19.2.0', 'react-dom') })).toEqual({});
  expect(usableScope()).toEqual({});
});
