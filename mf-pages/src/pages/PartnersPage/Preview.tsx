import { createElement, useEffect, useRef, useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Heading, useInView } from '@caravan/shared/ui';
import { Frame, Live, Place } from './PartnersPage.styles';
import type { Room, Way } from './partnersView';
import { framePath, tagAttributes, type Shown } from './snippets';

interface PreviewProps {
  readonly shown: Shown;
}

/** The script that partners load; the browser runs it once, however often it is asked for. */
const defineTag = (): Promise<unknown> => import(/* webpackIgnore: true */ new URL('/embed.js', location.origin).href);

const TagPreview = ({ shown }: PreviewProps) => {
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

const FramePreview = ({ shown }: PreviewProps) => {
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

/** What a reader will see, once it comes near the screen. */
export const Preview = ({
  way,
  shown,
  room,
}: PreviewProps & { readonly way: Exclude<Way, 'federation'>; readonly room: Room }) => {
  const t = useTexts('pages');
  const [place, isNear] = useInView<HTMLDivElement>();
  const Shows = way === 'tag' ? TagPreview : FramePreview;
  return (
    <Live>
      <Heading level={3}>{t('partners.preview.title')}</Heading>
      <Place ref={place} $room={room} $height={shown.height}>
        {/* Anew with each setting, as on a page that is opened with them. */}
        {isNear && <Shows key={framePath(shown)} shown={shown} />}
      </Place>
    </Live>
  );
};
