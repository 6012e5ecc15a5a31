import type { BootManifest } from '../../../shell/universal/manifest/manifest';
import type { DehydratedState } from '../../../shell/universal/store/dehydratedState';

/** A call that a page makes: remote, name of the call, and its parameter if it has one. */
export type RecordedCall = readonly [remote: string, name: string, parameter?: unknown];

/** A page of Caravan without its data. */
export interface RecordedPage {
  /** Absolute URL. */
  readonly address: string;
  readonly title: string;
  readonly manifest: BootManifest;
  readonly calls: readonly RecordedCall[];
}

/** The properties of the component of a page. All of them can be JSON. */
export interface PageData extends Omit<RecordedPage, 'calls'> {
  readonly state: DehydratedState;
}
