import type { GenericSchema } from 'valibot';

/** The configured host of a call: A (main), B (car API) or the tracking host. */
export type CallHost = 'main' | 'car' | 'tracking';

/**
 * A call of the reference API: its address and the schemas that client and server share. The server validates `parameter`. The client
 * refuses an answer that does not match `result`. `path` may contain `{auction}` and `{product}`, which configuration replaces.
 */
export interface Call<P extends GenericSchema = GenericSchema, R extends GenericSchema = GenericSchema> {
  readonly host: CallHost;
  readonly path: string;
  readonly parameter: P;
  readonly result: R;
  /** The browser finishes the request even if the visitor leaves or reloads the page. */
  readonly keepalive?: boolean;
}

/** Declares a call, with the types of its schemas inferred. It is of the main host unless it names another one. */
export const defineCall = <P extends GenericSchema, R extends GenericSchema>(
  call: Omit<Call<P, R>, 'host'> & Partial<Pick<Call, 'host'>>,
): Call<P, R> => ({ host: 'main', ...call });

/** The configurable parts of call paths (specification section 7). */
export interface PathNames {
  readonly auction: string;
  readonly product: string;
}

/** The default path names. */
export const defaultPathNames: PathNames = { auction: 'auction', product: 'autocar' };

/** Returns the address of a call with the configured names, for example `/autocar/buyerUsedCar/usedCarPage`. */
export const pathOf = (call: Pick<Call, 'path'>, names: PathNames = defaultPathNames): string =>
  call.path.replace('{auction}', names.auction).replace('{product}', names.product);
