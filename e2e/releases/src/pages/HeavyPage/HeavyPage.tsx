import { useEffect } from 'react';
import { useTexts } from '@caravan/shared/site';
import { PageHeading } from '@caravan/shared/ui';
import { defineStaticPage } from '../../define';
import { faults } from '../DrillPage/faults';
import { heavy } from './heavy';

/** Has too many bytes of code, and throws in Georgian. */
const HeavyPage = () => {
  const t = useTexts('drill');
  useEffect(() => faults['throws-in-georgian']?.(), []);
  return <PageHeading title={`${t('title')} ${heavy.slice(0, 8)}`} lead={t('lead')} />;
};

export const page = defineStaticPage('heavy', { View: HeavyPage });
