import type { GenericSchema } from 'valibot';

/** Which configured host answers a call: A (main), B (car API) or the tracking host. */
export type CallHost = 'main' | 'car' | 'tracking';

/**
 * One call of the reference API: its address and the schemas both sides use. The server validates `parameter` and
 * types its answer by `result`; the client is typed by both and refuses an answer that breaks `result`.
 * `path` may hold `{auction}` and `{product}`, which configuration fills.
 */
export interface Call<P extends GenericSchema = GenericSchema, R extends GenericSchema = GenericSchema> {
  readonly host: CallHost;
  readonly path: string;
  readonly parameter: P;
  readonly result: R;
  /** The request goes on when its page is left or loaded again. */
  readonly keepalive?: boolean;
}

/** Declares a call; exists so that the schemas' types are inferred. */
export const defineCall = <P extends GenericSchema, R extends GenericSchema>(call: Call<P, R>): Call<P, R> => call;

/** The configurable parts of call paths (specification section 7). */
export interface PathNames {
  readonly auction: string;
  readonly product: string;
}

/** The path names used where configuration says nothing. */
export const defaultPathNames: PathNames = { auction: 'auction', product: 'autocar' };

/** The address of a call with the configured names filled in, for example `/autocar/buyerUsedCar/usedCarPage`. */
export const pathOf = (call: Pick<Call, 'path'>, names: PathNames = defaultPathNames): string =>
  call.path.replace('{auction}', names.auction).replace('{product}', names.product);
