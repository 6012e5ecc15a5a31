/** A text in both languages, as JSON columns hold it. */
export interface Spoken {
  readonly en: string;
  readonly ge: string;
}
