import { createLimits } from '../limits';
import { createRenderLimit, TooManyPages } from './renderLimit';

const page = async (): Promise<string> => 'page';

it.each([
  ['IPv6 addresses of one network', ['2001:db8::1', '2001:db8::2']],
  ['clients whose address is unknown', [undefined, undefined]],
])('counts %s together', async (_who, [first, second]) => {
  const render = createRenderLimit(createLimits(null), 1);
  await render(first, page);
  await expect(render(second, page)).rejects.toThrow(TooManyPages);
});

it('limits the pages of one address that are rendered at the same time [REL-3]', async () => {
  const render = createRenderLimit(createLimits(null), 1000);
  const { promise: slow, resolve: finish } = Promise.withResolvers<string>();
  const renders = Array.from({ length: 24 }, () => render('1.1.1.1', () => slow));
  await expect(render('1.1.1.1', page)).rejects.toThrow(TooManyPages);
  expect(await render('1.1.1.2', page)).toBe('page');
  finish('slow');
  expect(await Promise.all(renders)).toHaveLength(24);
  expect(await render('1.1.1.1', page)).toBe('page');
});
