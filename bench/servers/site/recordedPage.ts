import type { BootManifest } from '../../../shell/universal/manifest/manifest';
import type { DehydratedState } from '../../../shell/universal/store/dehydratedState';

/** A call that a page makes: remote, name of the call, and its parameter if it has one. */
export type RecordedCall = readonly [remote: string, name: string, parameter?: unknown];

/** What a page of Caravan is made of, without its data. */
export interface RecordedPage {
  /** Absolute URL. */
  readonly address: string;
  readonly title: string;
  readonly manifest: BootManifest;
  readonly calls: readonly RecordedCall[];
}

/** What the component of a page needs. All of it can be JSON. */
export interface PageData extends Omit<RecordedPage, 'calls'> {
  readonly state: DehydratedState;
}
