import { fitting } from './partnerEntry';

Object.assign(globalThis, { SHARED_VERSIONS: { react: '19.3.1' } });

const shared = (version: string, ...keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, { [version]: `${key} of the partner` }]));

it('takes a partner’s React where all of it is of the site’s version, or else none [EMB-3]', () => {
  const whole = shared('19.3.1', 'react', 'react-dom');
  expect(fitting({ ...whole, moment: { '2.0.0': 'another library' } })).toEqual(whole);
  expect(fitting(shared('18.3.1', 'react', 'react-dom'))).toEqual({});
  expect(fitting({ ...shared('19.3.1', 'react'), ...shared('19.2.0', 'react-dom') })).toEqual({});
  expect(fitting()).toEqual({});
});
