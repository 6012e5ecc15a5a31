import { useTexts } from '@caravan/shared/site';
import { NARROW_LAYOUT } from '@caravan/shared/theme';
import { PictureSource } from '@caravan/shared/ui';
import { Anchor, Call, Picture, Title, TextBlock } from './BannerSlide.styles';
import { bannerPicture, type Banner } from './banners';

interface BannerSlideProps {
  readonly banner: Banner;
  /** True for the visible banner, whose picture loads with priority. */
  readonly priority?: boolean;
}

/** A banner that links to another site in a new tab. */
export const BannerSlide = ({ banner, priority = false }: BannerSlideProps) => {
  const t = useTexts('marketplace');
  const call = t(`banners.${banner.id}.call`);
  const lastWord = call.lastIndexOf(' ') + 1;
  return (
    <Anchor href={banner.address} target="_blank" rel="noopener">
      <picture>
        <PictureSource media={NARROW_LAYOUT} srcSet={bannerPicture(banner.kind, 'mobile')} width={750} height={750} />
        <Picture
          src={bannerPicture(banner.kind, 'desktop')}
          alt=""
          width="1600"
          height="560"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
      <TextBlock>
        <Title>{t(`banners.${banner.id}.title`)}</Title>
        <Call>
          {call.slice(0, lastWord)}
          {/* Keeps the arrow on the line of the last word. */}
          <span>
            {call.slice(lastWord)}{' '}
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M3 1h8v8M11 1 1 11" />
            </svg>
          </span>
        </Call>
      </TextBlock>
    </Anchor>
  );
};
