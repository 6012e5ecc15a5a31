import { Bookmark } from '@caravan/shared/icons';
import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Toggle } from './Toggle';
import { useSave } from './useSave';

interface SaveButtonProps {
  readonly advertId: string;
  readonly name: string;
}

/** Saves an advertiser in this browser, or removes it (FRI-2). */
export const SaveButton = ({ advertId, name }: SaveButtonProps): ReactElement => {
  const t = useTexts('marketplace');
  const { isSaved, press } = useSave(advertId);
  return (
    <Toggle
      text={t('collect.save')}
      label={t('collect.saveNamed', { name })}
      icon={<Bookmark />}
      isPressed={isSaved}
      onPress={press}
    />
  );
};
