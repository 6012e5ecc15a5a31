import { useTexts } from '@caravan/shared/site';
import { PageHeading } from '@caravan/shared/ui';
import { defineStaticPage } from '../../define';
import { heavy } from './heavy';

/** Brings megabytes with its code. */
const HeavyPage = () => {
  const t = useTexts('drill');
  return <PageHeading title={`${t('title')} ${heavy.slice(0, 8)}`} lead={t('lead')} />;
};

export const page = defineStaticPage('heavy', { View: HeavyPage });
