import { createLimits } from '../limits';
import { createRenderLimit, TooManyPages } from './renderLimit';

const openLimit = (maxPerMinute: number) => {
  const clock = { now: 1 };
  const now = (): number => clock.now;
  const render = createRenderLimit((options) => createLimits(null)({ ...options, now }), maxPerMinute);
  return { clock, render };
};
const page = async (): Promise<string> => 'page';

it('limits the pages of one address in a minute, and of no other [REL-3]', async () => {
  const { clock, render } = openLimit(2);
  expect([await render('1.1.1.1', page), await render('1.1.1.1', page)]).toEqual(['page', 'page']);
  await expect(render('1.1.1.1', page)).rejects.toThrow(TooManyPages);
  expect(await render('1.1.1.2', page)).toBe('page');
  clock.now = 60_002;
  expect(await render('1.1.1.1', page)).toBe('page');
});

it.each([
  ['IPv6 addresses of one network', ['2001:db8::1', '2001:db8::2']],
  ['clients whose address is unknown', [undefined, undefined]],
])('counts %s together', async (_who, [first, second]) => {
  const { render } = openLimit(1);
  await render(first, page);
  await expect(render(second, page)).rejects.toThrow(TooManyPages);
});

it('limits the pages of one address that are rendered at the same time [REL-3]', async () => {
  const { render } = openLimit(1000);
  let finish = (): void => undefined;
  const slow = new Promise<string>((resolve) => (finish = () => resolve('slow')));
  const renders = Array.from({ length: 24 }, () => render('1.1.1.1', () => slow));
  await expect(render('1.1.1.1', page)).rejects.toThrow(TooManyPages);
  expect(await render('1.1.1.2', page)).toBe('page');
  finish();
  expect(await Promise.all(renders)).toHaveLength(24);
  expect(await render('1.1.1.1', page)).toBe('page');
});
