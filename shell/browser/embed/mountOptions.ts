import type { ReceivedManifest } from './fetchManifest';

/** The remote and version of a loaded widget. */
export interface LoadedWidget {
  /** Name of the remote, and its version that is shown. */
  readonly section: string;
  readonly version: string;
  /** Whether the partner pinned this version. */
  readonly pinned: boolean;
  /** The version that the site runs. */
  readonly newest: string;
}

/** The widget to show, from the attributes of the tag or from a federation host. `mountSettings` checks them. */
export interface MountOptions {
  /** The widget's name, as its remote declares it. */
  readonly name: string;
  /** Attributes that the widget declares. Others are ignored. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly lang?: string;
  readonly currency?: string;
  /** The country of import. Default: the attribute `country`, else Georgia. */
  readonly country?: string;
  /** Default: the theme of the visitor's system. */
  readonly theme?: string;
  /** Level of its title. Default 2. With `none` the widget has no title and no headings. */
  readonly heading?: string;
  /** CSS colours that replace those of the site. */
  readonly accent?: string;
  readonly background?: string;
  /** Height in CSS pixels to reserve until the widget has content. Default: the height that its remote declares. */
  readonly room?: number;
  /** The manifest, if the caller requested it already. */
  readonly manifest?: Promise<ReceivedManifest>;
}

/** Callbacks for the page around a widget. */
export interface MountEvents {
  readonly onLoad?: (loaded: LoadedWidget) => void;
  /** The widget has not loaded within `seconds`. It may still load. */
  readonly onSlow?: (seconds: number) => void;
  readonly onError?: (error: Error) => void;
  /** The visitor follows a link out of the widget, to an address of the site. Return true if the page handles it. */
  readonly onNavigate?: (address: string) => boolean | undefined;
  /** The new height in CSS pixels. */
  readonly onResize?: (height: number) => void;
}

export interface MountedWidget {
  /** Removes the widget from the page and aborts its work. */
  readonly unmount: () => void;
}

/** The function `mount` of the module that a partner's federation host loads. */
export type Mount = (target: HTMLElement | ShadowRoot, options: MountOptions, events?: MountEvents) => MountedWidget;
