import { Readable } from 'node:stream';
import type { UploadBucket } from '@caravan/shared/contracts/calls';
import { AwsClient, AwsV4Signer } from 'aws4fetch';
import type { S3Service } from '../config/s3';
import type { ObjectStore, StoredObject } from './objectStore';
import type { Place } from './place';
import { dispositionOf, isPublic, typeOfKey } from './place';

interface S3Options extends S3Service {
  /** Unix milliseconds. */
  readonly now: () => number;
}

const timeoutMs = 10_000;
const retries = 2;
const immutable = 'public, max-age=31536000, immutable';

const failed = (what: string, response: Response): Error =>
  new Error(`object store: ${what} answered ${String(response.status)}`);

/** The chunks of an answer, and the end of its connection where the reader stops early. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      yield value ?? new Uint8Array();
    }
  } finally {
    await reader.cancel();
  }
}

const secondsUntil = (moment: Date, now: number): string =>
  String(Math.max(1, Math.ceil((moment.getTime() - now) / 1000)));

const amzDate = (now: number): string => new Date(now).toISOString().replace(/[:-]|\.\d{3}/g, '');

/**
 * Objects in buckets of any S3 service. What browsers send arrives below `incoming/` in the bucket of attachments,
 * which nobody can read, and is copied to its place by the service itself: a signed PUT may be used again until it
 * expires, but never changes what is published.
 */
export const s3Store = (options: S3Options): ObjectStore => {
  const { accessKey: accessKeyId, secretKey: secretAccessKey, region, buckets, now } = options;
  const credentials = { accessKeyId, secretAccessKey, region, service: 's3' };
  const client = new AwsClient({ ...credentials, retries });
  const endpoint = options.endpoint.replace(/\/+$/, '');

  const addressIn = (bucket: UploadBucket, key: string): string => {
    const name = buckets[bucket];
    return options.pathStyle ? `${endpoint}/${name}/${key}` : `${endpoint.replace('://', `://${name}.`)}/${key}`;
  };
  const incomingKey = ({ bucket, key }: Place): string => `incoming/${bucket}/${key}`;
  const incoming = (place: Place): string => addressIn('attachments', incomingKey(place));
  const published = ({ bucket, key }: Place): string => addressIn(bucket, key);

  /** The time limit is for the answer's beginning: its body may go to a reader on a slow line. */
  const send = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort(new Error('object store: no answer in time'));
    }, timeoutMs);
    try {
      return await client.fetch(url, { ...init, signal: controller.signal });
    } finally {
      clearTimeout(timer);
    }
  };

  const presigned = async (method: string, url: string, expiresAt: Date, headers: Record<string, string> = {}) => {
    const target = new URL(url);
    target.searchParams.set('X-Amz-Expires', secondsUntil(expiresAt, now()));
    const signer = new AwsV4Signer({
      ...credentials,
      method,
      url: target.href,
      headers,
      signQuery: true,
      // Without this aws4fetch leaves out content type and length, the very things that must not change.
      allHeaders: true,
      datetime: amzDate(now()),
    });
    return (await signer.sign()).url.href;
  };

  const head = async (url: string): Promise<StoredObject | undefined> => {
    const response = await send(url, { method: 'HEAD' });
    if (response.status === 404) {
      return undefined;
    }
    if (!response.ok) {
      throw failed('HEAD', response);
    }
    const { headers } = response;
    return {
      size: Number(headers.get('content-length')),
      contentType: headers.get('content-type') ?? '',
      version: headers.get('etag') ?? '',
    };
  };

  const drop = async (url: string): Promise<void> => {
    const response = await send(url, { method: 'DELETE' });
    await response.arrayBuffer();
    if (!response.ok && response.status !== 404) {
      throw failed('DELETE', response);
    }
  };

  return {
    signPut: async (place, { contentType, size, expiresAt }) => ({
      url: await presigned('PUT', incoming(place), expiresAt, {
        'content-type': contentType,
        'content-length': String(size),
      }),
      // Browsers send the length themselves and let nobody else set it.
      headers: { 'content-type': contentType },
    }),
    arrived: (place) => head(incoming(place)),
    firstBytes: async (place, version, count) => {
      const response = await send(incoming(place), {
        headers: { range: `bytes=0-${String(count - 1)}`, 'if-match': version },
      });
      if (response.status === 404 || response.status === 412 || response.status === 416) {
        await response.arrayBuffer();
        return new Uint8Array();
      }
      if (!response.ok) {
        throw failed('GET', response);
      }
      return new Uint8Array(await response.arrayBuffer()).subarray(0, count);
    },
    publish: async (place, { version }) => {
      const response = await send(published(place), {
        method: 'PUT',
        headers: {
          'x-amz-copy-source': `/${buckets.attachments}/${incomingKey(place)}`,
          'x-amz-copy-source-if-match': version,
          'x-amz-metadata-directive': 'REPLACE',
          'content-type': typeOfKey(place.key) ?? 'application/octet-stream',
          'cache-control': isPublic(place.bucket) ? immutable : 'private, no-store',
        },
      });
      const text = await response.text();
      if (response.status === 404 || response.status === 412) {
        return false;
      }
      // A copy that fails while it runs is answered with 200 and says so in its body.
      if (!response.ok || text.includes('<Error>')) {
        throw failed('copy', response);
      }
      await drop(incoming(place));
      return true;
    },
    isPublished: async (place) => (await head(published(place))) !== undefined,
    discard: (place) => drop(incoming(place)),
    remove: (place) => drop(published(place)),
    open: async (place) => {
      const response = await send(published(place));
      if (response.status === 404) {
        await response.arrayBuffer();
        return undefined;
      }
      if (!response.ok || response.body === null) {
        throw failed('GET', response);
      }
      return { stream: Readable.from(chunksOf(response.body)), size: Number(response.headers.get('content-length')) };
    },
    signGet: (place, expiresAt, fileName) => {
      const url = new URL(published(place));
      url.searchParams.set('response-content-disposition', dispositionOf(fileName));
      return presigned('GET', url.href, expiresAt);
    },
    publicAddress: (place) =>
      options.publicUrl === undefined
        ? `/uploads/${place.bucket}/${place.key}`
        : `${options.publicUrl.replace(/\/+$/, '')}/${buckets[place.bucket]}/${place.key}`,
  };
};
