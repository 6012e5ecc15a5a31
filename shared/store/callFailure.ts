/**
 * Why a call failed. `network`: the transport failed, the status is not 200, or the body is empty. `refused`: the server refused it,
 * see `code`. `contract`: the answer breaks its schema.
 */
export interface CallFailure {
  readonly kind: 'network' | 'refused' | 'contract';
  readonly path: string;
  readonly code: string | null;
  readonly messageEn: string;
  readonly messageGe: string;
}

/** Creates the failure of a call without an answer. */
export const networkError = (path: string): CallFailure => ({
  kind: 'network',
  path,
  code: null,
  messageEn: 'Network error',
  messageGe: 'ქსელის შეცდომა',
});
