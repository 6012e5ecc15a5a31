import { makePictureCache } from './pictureCache';

const svg = (text: string) => () => `<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`;

it('draws a picture once, also for those who ask at the same time', async () => {
  const cache = makePictureCache(1_000_000);
  const draw = jest.fn(svg('car'));
  const [first, second] = await Promise.all([cache.get('car', draw), cache.get('car', draw)]);
  await cache.get('car', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(first).toBe(second);
});

it('lets go of what was used longest ago when it is full', async () => {
  const cache = makePictureCache(500);
  const draw = jest.fn(svg('x'));
  await cache.get('a', draw);
  await cache.get('b', draw);
  await cache.get('a', draw);
  await cache.get('c', draw);
  await cache.get('a', draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await cache.get('b', draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

it('remembers neither what does not exist nor what failed', async () => {
  const cache = makePictureCache(1_000);
  const none = jest.fn(() => undefined);
  expect(await cache.get('none', none)).toBeUndefined();
  await cache.get('none', none);
  expect(none).toHaveBeenCalledTimes(2);
  await expect(
    cache.get('broken', () => {
      throw new Error('no pencil');
    }),
  ).rejects.toThrow('no pencil');
  expect(await cache.get('broken', svg('mended'))).toBeDefined();
});
