import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assetsFolder } from '../folders';
import { byteRangeOf } from './byteRange';
import { isFresh, mediaHeaders } from '@caravan/api/media';

interface Video {
  readonly etag: string;
  readonly bytes: Buffer;
}

const read = async (name: string): Promise<Video> => {
  const bytes = await readFile(join(assetsFolder, 'videos', name));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
};

/** Names below `/media/videos/`. */
export const videoNames = ['vehicle.mp4', 'accessory.mp4'] as const;

type VideoName = (typeof videoNames)[number];

/** Cached in memory. Each video has less than 1 MB. */
const videos = new Map<VideoName, Promise<Video>>();

const videoAt = (name: VideoName): Promise<Video> => {
  const video =
    videos.get(name) ??
    read(name).catch((error: unknown) => {
      videos.delete(name);
      throw error;
    });
  videos.set(name, video);
  return video;
};

/** Sends a video or the requested range of it. Safari requests only ranges. */
export const sendVideo = async (
  request: FastifyRequest,
  reply: FastifyReply,
  name: VideoName,
): Promise<FastifyReply> => {
  const { bytes, etag } = await videoAt(name);
  void reply.headers({ ...mediaHeaders, 'content-type': 'video/mp4', 'accept-ranges': 'bytes', etag });
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const range =
    condition === undefined || condition === etag ? byteRangeOf(request.headers.range, bytes.length) : 'whole';
  if (range === 'whole') return reply.send(bytes);
  if (range === 'none') {
    return reply
      .code(416)
      .header('content-range', `bytes */${String(bytes.length)}`)
      .header('cache-control', 'no-store')
      .send();
  }
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${String(first)}-${String(last)}/${String(bytes.length)}`)
    .send(bytes.subarray(first, last + 1));
};
