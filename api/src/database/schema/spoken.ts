/** A text in both languages, in JSON columns. */
export interface Spoken {
  readonly en: string;
  readonly ge: string;
}
