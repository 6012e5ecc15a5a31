import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient, AwsV4Signer } from 'aws4fetch';
import type { SigningStore, StoredObject } from './objectStore';
import { keysIn } from './s3List';

/** Address and credentials of an S3 service. */
export interface S3Service {
  /** For example `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Buckets are named in the path, not in the host name. */
  readonly pathStyle: boolean;
}

interface BucketKey {
  readonly bucket: string;
  readonly key: string;
}

export interface S3StoreOptions {
  readonly service: S3Service;
  /** Returns the bucket of a key, and the key in that bucket. */
  readonly locate: (key: string) => BucketKey;
  /** Unix milliseconds. */
  readonly now: () => number;
}

const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;
/** Longest delay before the first retry. It doubles with each retry. */
const FIRST_RETRY_DELAY_MS = 50;

/** The service does not answer or is overloaded. The request may be repeated. */
class ServiceUnavailable extends Error {
  readonly code = 'SERVICE_UNAVAILABLE';
}

const mayRepeat = ({ status }: Response): boolean => status >= 500 || status === 429;

const createFailure = (operation: string, response: Response): Error => {
  const message = `object store: ${operation} responded with status ${String(response.status)}`;
  return mayRepeat(response) ? new ServiceUnavailable(message) : new Error(message);
};

const secondsUntil = (date: Date, now: number): string => String(Math.max(1, Math.ceil((date.getTime() - now) / 1000)));

const amzDate = (now: number): string => new Date(now).toISOString().replace(/[:-]|\.\d{3}/g, '');

/** Returns the `content-disposition` of a download, for a file name with any characters. */
export const contentDispositionOf = (fileName: string): string => {
  const encoded = encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename*=UTF-8''${encoded}`;
};

/** Creates a store in buckets of an S3 service, which must support conditional writes. */
export const createS3Store = ({ service, locate, now }: S3StoreOptions): SigningStore => {
  const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = service;
  const credentials = { accessKeyId, secretAccessKey, region, service: 's3' };
  const client = new AwsClient({ ...credentials, retries: 0 });
  const endpoint = service.endpoint.replace(/\/+$/, '');

  const bucketAddress = (bucket: string): string =>
    service.pathStyle ? `${endpoint}/${bucket}` : endpoint.replace('://', `://${bucket}.`);
  const addressOf = (key: string): string => {
    const location = locate(key);
    return `${bucketAddress(location.bucket)}/${location.key}`;
  };

  /** Sends a request, and repeats it after a status of 429 or 5xx, and if the connection breaks. */
  const fetchSigned = async (url: string, init: RequestInit, onRepeat?: () => void): Promise<Response> => {
    for (let repeated = 0; ; repeated += 1) {
      const isLast = repeated === MAX_RETRIES;
      const response = await client.fetch(url, init).catch((error: unknown) => {
        if (isLast || init.signal?.aborted) throw error;
        return null;
      });
      if (response && (isLast || !mayRepeat(response))) return response;
      await wait(Math.random() * FIRST_RETRY_DELAY_MS * 2 ** repeated);
      onRepeat?.();
    }
  };

  /** Sends a request. The timeout covers `read`, by default only the headers: the body may go to a slow client. */
  const send = async (
    url: string,
    init: RequestInit = {},
    read: (response: Response) => Promise<Response> | Response = (response) => response,
    onRepeat?: () => void,
  ): Promise<Response> => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort(new Error(`no answer within ${String(TIMEOUT_MS)} ms`));
    }, TIMEOUT_MS);
    try {
      return await read(await fetchSigned(url, { ...init, signal: controller.signal }, onRepeat));
    } catch (cause) {
      throw new ServiceUnavailable('object store: no answer', { cause });
    } finally {
      clearTimeout(timer);
    }
  };

  /** Sends a request and reads the whole body. */
  const sendAndRead = (url: string, init: RequestInit = {}, onRepeat?: () => void): Promise<Response> =>
    send(
      url,
      init,
      async (response) => (response.body === null ? response : new Response(await response.arrayBuffer(), response)),
      onRepeat,
    );

  const presign = async (method: string, url: string, expiresAt: Date, headers: Record<string, string> = {}) => {
    const target = new URL(url);
    target.searchParams.set('X-Amz-Expires', secondsUntil(expiresAt, now()));
    const signer = new AwsV4Signer({
      ...credentials,
      method,
      url: target.href,
      headers,
      signQuery: true,
      // Otherwise aws4fetch does not sign content type and length, which must not change.
      allHeaders: true,
      datetime: amzDate(now()),
    });
    return (await signer.sign()).url.href;
  };

  /** Sends a GET. Returns undefined if the object is missing. */
  const fetchObject = async (key: string, get: (url: string) => Promise<Response>): Promise<Response | undefined> => {
    const response = await get(addressOf(key));
    if (response.status === 404) {
      await response.arrayBuffer();
      return undefined;
    }
    if (!response.ok) throw createFailure('GET', response);
    return response;
  };

  const describe = async (key: string): Promise<StoredObject | undefined> => {
    const response = await send(addressOf(key), { method: 'HEAD' });
    if (response.status === 404) return undefined;
    if (!response.ok) throw createFailure('HEAD', response);
    const { headers } = response;
    return {
      size: Number(headers.get('content-length')),
      contentType: headers.get('content-type') ?? undefined,
      version: headers.get('etag') ?? '',
    };
  };

  /** Lists the names below a key, sorted. Leaves out names that contain the delimiter. */
  const listKeys = async ({ bucket, key }: BucketKey, delimiter?: string): Promise<readonly string[]> => {
    const names: string[] = [];
    const query = new URLSearchParams({ 'list-type': '2', prefix: key, ...(delimiter && { delimiter }) });
    for (let next: string | undefined = ''; next !== undefined;) {
      if (next) query.set('continuation-token', next);
      const response = await sendAndRead(`${bucketAddress(bucket)}?${String(query)}`);
      const text = await response.text();
      if (!response.ok) throw createFailure('the list', response);
      const page = keysIn(text);
      names.push(...page.keys.map((each) => each.slice(key.length)).filter(Boolean));
      next = page.next;
    }
    return names.toSorted();
  };

  const get: SigningStore['get'] = async (key) => {
    const response = await fetchObject(key, sendAndRead);
    return response ? new Uint8Array(await response.arrayBuffer()) : null;
  };

  return {
    get,
    create: async (key, bytes, options) => {
      const body = Buffer.from(bytes);
      const headers = {
        'if-none-match': '*',
        ...(options && { 'content-type': options.contentType, 'cache-control': options.cacheControl }),
      };
      let isRepeated = false;
      const response = await sendAndRead(addressOf(key), { method: 'PUT', headers, body }, () => {
        isRepeated = true;
      });
      // 409: another writer is writing the same key and wins.
      if (response.status === 412 || response.status === 409)
        // The service may have stored the object although its first answer was an error.
        return isRepeated && body.equals((await get(key)) ?? new Uint8Array());
      if (!response.ok) throw createFailure('PUT', response);
      return true;
    },
    replace: async (key, bytes) => {
      const response = await sendAndRead(addressOf(key), { method: 'PUT', body: Buffer.from(bytes) });
      if (!response.ok) throw createFailure('PUT', response);
    },
    list: (prefix) => listKeys(locate(`${prefix}/`), '/'),
    listAll: () => listKeys(locate('')),
    describe,
    firstBytes: async (key, version, count) => {
      const response = await sendAndRead(addressOf(key), {
        headers: { range: `bytes=0-${String(count - 1)}`, 'if-match': version },
      });
      if (response.status === 404 || response.status === 412 || response.status === 416) return new Uint8Array();
      if (!response.ok) throw createFailure('GET', response);
      return new Uint8Array(await response.arrayBuffer()).subarray(0, count);
    },
    copy: async (from, to, { version, contentType, cacheControl }) => {
      const source = locate(from);
      const response = await sendAndRead(addressOf(to), {
        method: 'PUT',
        headers: {
          'x-amz-copy-source': `/${source.bucket}/${source.key}`,
          'x-amz-copy-source-if-match': version,
          'x-amz-metadata-directive': 'REPLACE',
          'content-type': contentType,
          'cache-control': cacheControl,
        },
      });
      const text = await response.text();
      if (response.status === 404 || response.status === 412) return false;
      // S3 answers 200 with an error in the body if a copy fails after it has begun.
      if (!response.ok || text.includes('<Error>')) throw createFailure('copy', response);
      return true;
    },
    open: async (key) => {
      const response = await fetchObject(key, send);
      return response?.body
        ? { stream: Readable.from(response.body), size: Number(response.headers.get('content-length')) }
        : undefined;
    },
    remove: async (key) => {
      const response = await sendAndRead(addressOf(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw createFailure('DELETE', response);
    },
    signPut: async (key, { contentType, size, expiresAt }) => ({
      url: await presign('PUT', addressOf(key), expiresAt, {
        'content-type': contentType,
        'content-length': String(size),
      }),
      // Browsers set the length themselves: scripts cannot.
      headers: { 'content-type': contentType },
    }),
    signGet: (key, { expiresAt, fileName }) => {
      const url = new URL(addressOf(key));
      url.searchParams.set('response-content-disposition', contentDispositionOf(fileName));
      return presign('GET', url.href, expiresAt);
    },
  };
};
