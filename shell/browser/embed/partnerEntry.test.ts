import { usableScope } from './partnerEntry';

Object.assign(globalThis, { SHARED_VERSIONS: { react: '19.3.1' } });

const shared = (version: string, ...keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, { [version]: `${key} of the partner` }]));

it('uses a partner’s React and React DOM only if both have the site’s version [EMB-3]', () => {
  const whole = shared('19.3.1', 'react', 'react-dom');
  expect(usableScope({ ...whole, moment: { '2.0.0': 'another library' } })).toEqual(whole);
  expect(usableScope(shared('18.3.1', 'react', 'react-dom'))).toEqual({});
  expect(usableScope({ ...shared('19.3.1', 'react'), ...shared('19.2.0', 'react-dom') })).toEqual({});
  expect(usableScope()).toEqual({});
});
