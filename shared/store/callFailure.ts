/**
 * Why a call gave no result: `network` (transport failed, status other than 200, empty body), `refused` (the server said
 * no, see `code`), `contract` (the answer breaks its schema).
 */
export interface CallFailure {
  readonly kind: 'network' | 'refused' | 'contract';
  readonly path: string;
  readonly code: string | null;
  readonly messageEn: string;
  readonly messageGe: string;
}

/** The call of this path did not come back. */
export const networkError = (path: string): CallFailure => ({
  kind: 'network',
  path,
  code: null,
  messageEn: 'Network error',
  messageGe: 'ქსელის შეცდომა',
});
