import { bitmapOf, drawingOf, makePictureCache } from './pictureCache';

const svg = (text: string) => () => drawingOf(`<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`);

it('makes a picture once, also for those who ask at the same time', async () => {
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

it('counts pictures of pixels as well', async () => {
  const cache = makePictureCache(250);
  const make = jest.fn(async () => bitmapOf(Buffer.alloc(100)));
  await cache.get('a', make);
  await cache.get('b', make);
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
  await cache.get('c', make);
  await cache.get('b', make);
  expect(make).toHaveBeenCalledTimes(4);
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
  await expect(cache.get('broken', () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
  expect(await cache.get('broken', svg('mended'))).toBeDefined();
});
