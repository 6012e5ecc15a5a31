import { createElement, useEffect, useRef, useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Frame } from './PartnersPage.styles';
import { framePath, tagAttributes, type Shown } from './snippets';

export interface PreviewProps {
  readonly shown: Shown;
}

/** The script that partners load. The browser runs it once, even if it is imported again. */
const defineTag = (): Promise<unknown> => import(/* webpackIgnore: true */ new URL('/embed.js', location.origin).href);

/** The widget as a tag. */
export const TagPreview = ({ shown }: PreviewProps) => {
  const t = useTexts('pages');
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    defineTag().catch(() => {
      if (isHere) setFailed(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return hasFailed ? <p>{t('partners.preview.failed')}</p> : createElement('caravan-widget', tagAttributes(shown));
};

const heightSaid = (data: unknown): number | undefined =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'caravan:height' &&
  'height' in data &&
  typeof data.height === 'number'
    ? data.height
    : undefined;

/** The page in a frame of the height that it reports. */
export const FramePreview = ({ shown }: PreviewProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<number>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      const height = heightSaid(data);
      if (height !== undefined && source === frame.current?.contentWindow) setTold(height);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return <Frame ref={frame} title={shown.embeddable.title} src={framePath(shown)} height={told ?? shown.height} />;
};
