import { Bookmark } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Toggle, type ToggleSize } from './Toggle';
import { useSave, type SaveType } from './useSave';

interface SaveButtonProps {
  readonly advertId: string;
  readonly name: string;
  /** Hears what the server has taken over: 1 saved, 0 no longer. */
  readonly onChange?: (type: SaveType) => void;
  readonly size?: ToggleSize;
}

/** Saves an advertiser in this browser, or takes it back (FRI-2). */
export const SaveButton = ({ advertId, name, onChange, size = 'medium' }: SaveButtonProps): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { isSaved, press } = useSave(advertId, onChange);
  return (
    <Toggle
      text={t('collect.save')}
      label={t('collect.saveNamed', { name })}
      icon={<Bookmark aria-hidden="true" />}
      isPressed={isSaved}
      onPress={press}
      size={size}
    />
  );
};
