import { restoreRouterVersion } from './routerVersion';

const isSet = (): boolean => '__reactRouterVersion' in globalThis;

it('leaves no global of React Router in the page [EMB-4]', async () => {
  await import('react-router-dom');
  expect(isSet()).toBe(true);
  restoreRouterVersion();
  expect(isSet()).toBe(false);
});
