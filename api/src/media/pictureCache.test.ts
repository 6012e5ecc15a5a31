import { pngPicture, svgPicture, createPictureCache } from './pictureCache';

const svg = (text: string) => () => svgPicture(`<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`);

it('makes a picture once, also for simultaneous requests', async () => {
  const cache = createPictureCache(1_000_000);
  const make = jest.fn(svg('car'));
  const [first, second] = await Promise.all([cache.get('car', make), cache.get('car', make)]);
  await cache.get('car', make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(first).toBe(second);
});

it('evicts the least recently used picture when it is full', async () => {
  const cache = createPictureCache(500);
  const make = jest.fn(svg('x'));
  await cache.get('a', make);
  await cache.get('b', make);
  await cache.get('a', make);
  await cache.get('c', make);
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

it('counts the bytes of PNG pictures', async () => {
  const cache = createPictureCache(250);
  const make = jest.fn(async () => pngPicture(Buffer.alloc(100)));
  await cache.get('a', make);
  await cache.get('b', make);
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
  await cache.get('c', make);
  await cache.get('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

it('does not cache missing pictures', async () => {
  const cache = createPictureCache(1_000);
  const makeNothing = jest.fn(() => undefined);
  expect(await cache.get('none', makeNothing)).toBeUndefined();
  await cache.get('none', makeNothing);
  expect(makeNothing).toHaveBeenCalledTimes(2);
});

it('does not cache failures', async () => {
  const cache = createPictureCache(1_000);
  await expect(
    cache.get('broken', () => {
      throw new Error('thrown');
    }),
  ).rejects.toThrow('thrown');
  await expect(cache.get('broken', () => Promise.reject(new Error('rejected')))).rejects.toThrow('rejected');
  expect(await cache.get('broken', svg('valid'))).toBeDefined();
});
