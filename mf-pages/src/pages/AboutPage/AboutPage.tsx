import { useTexts } from '@caravan/shared/site';
import { Heading, MoreLink, PictureSource, Section, Stat } from '@caravan/shared/ui';
import { organisation } from '../../components/company';
import { Prose } from '../../components/Prose';
import { ProseEntries } from '../../components/ProseEntries';
import { defineStaticPage } from '../../define';
import { Caption, Figures, HeroPicture, Lead, Opening, Kicker, Story, Years } from './AboutPage.styles';
import { ShippingRoute } from './ShippingRoute';

const figures = ['founded', 'dealers', 'sales', 'delivery'] as const;
const groups = ['dealers', 'buyers', 'press'] as const;
const years = ['2018', '2019', '2020', '2022', '2023', '2024', '2025'] as const;

const Hero = () => {
  const t = useTexts('pages');
  return (
    <>
      <Opening>
        <Kicker>{t('about.title')}</Kicker>
        <Heading level={2} variant="hero">
          {t('about.hero')}
        </Heading>
        <Lead>{t('about.lead')}</Lead>
      </Opening>
      <figure>
        <HeroPicture>
          <PictureSource media="(max-width: 30em)" srcSet="/media/news/port/fob-or-cif.svg" />
          <img
            src="/media/banners/port-desktop.svg"
            alt={t('about.picture')}
            width={1600}
            height={560}
            fetchPriority="high"
          />
        </HeroPicture>
        <Caption>{t('about.caption')}</Caption>
      </figure>
    </>
  );
};

/** Shows the company: its beginnings, its work, its figures, the route of a car and its history. */
const AboutPage = () => {
  const t = useTexts('pages');
  return (
    <>
      <Hero />
      <Story>
        <Prose text={t('about.story')} />
        <Figures aria-label={t('about.figures.title')}>
          {figures.map((id) => (
            <Stat
              key={id}
              label={t(`about.figures.${id}.label`)}
              value={t(`about.figures.${id}.value`)}
              note={t(`about.figures.${id}.note`)}
              size="large"
            />
          ))}
        </Figures>
      </Story>
      <Section title={t('about.way.title')} lead={t('about.way.lead')}>
        <ShippingRoute />
      </Section>
      <Section title={t('about.whom.title')}>
        <ProseEntries
          $variant="heading"
          entries={groups.map((id) => ({ term: t(`about.whom.${id}.name`), text: t(`about.whom.${id}.text`) }))}
        />
      </Section>
      <Section title={t('about.years.title')}>
        <Years>
          {years.map((year) => (
            <li key={year}>
              <strong>{year}</strong>
              <p>{t(`about.years.${year}`)}</p>
            </li>
          ))}
        </Years>
      </Section>
      <Section title={t('about.visit.title')} lead={t('about.visit.text')}>
        <MoreLink to="/contacts-us">{t('about.visit.action')}</MoreLink>
      </Section>
    </>
  );
};

export const page = defineStaticPage('about', {
  View: AboutPage,
  meta: ({ setting }) => ({ jsonLd: [organisation(setting.lang)] }),
});
