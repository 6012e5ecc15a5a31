/**
 * Why a call failed: `network` (transport failed, status other than 200, empty body), `refused` (by the server, see `code`), `contract` (the answer breaks its schema).
 */
export interface CallFailure {
  readonly kind: 'network' | 'refused' | 'contract';
  readonly path: string;
  readonly code: string | null;
  readonly messageEn: string;
  readonly messageGe: string;
}

/** The failure of a call without an answer. */
export const networkError = (path: string): CallFailure => ({
  kind: 'network',
  path,
  code: null,
  messageEn: 'Network error',
  messageGe: 'ქსელის შეცდომა',
});
