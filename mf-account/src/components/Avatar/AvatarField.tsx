import { Icon, Upload } from '@caravan/shared/icons';
import { useRef } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, font, size, smallFaint, space } from '@caravan/shared/theme';
import { Button, VisuallyHidden } from '@caravan/shared/ui';
import { AvatarPicture } from './AvatarPicture';
import { avatarTypes, type AvatarUpload } from './useAvatarUpload';

interface AvatarFieldProps extends AvatarUpload {
  readonly address: string | null;
  /** The picture of the account, which the form has not changed yet. */
  readonly own: string | null;
  /** The last upload, or the picture of the account. */
  readonly uploaded: string | null;
  readonly onChange: (address: string) => void;
}

const presets = [1, 2, 3].map((number) => `/media/avatars/${number}.svg`);

/** Selects one of three preset avatars, the account's picture or the last upload. */
export const AvatarField = ({ address, own, uploaded, onChange, upload, progress }: AvatarFieldProps) => {
  const t = useTexts('account');
  const fileField = useRef<HTMLInputElement>(null);
  const choices = [...new Set([...presets, own, uploaded])].filter((choice) => choice !== null);
  const labelOf = (choice: string, index: number): string => {
    if (index < presets.length) return t('avatar.preset', { number: index + 1 });
    return t(choice === own ? 'avatar.own' : 'avatar.new');
  };
  return (
    <Frame>
      <legend>{t('avatar.label')}</legend>
      <Row>
        {choices.map((choice, index) => (
          <Choice key={choice}>
            <input
              type="radio"
              name="avatar"
              checked={choice === address}
              onChange={() => onChange(choice)}
              aria-label={labelOf(choice, index)}
            />
            <AvatarPicture address={choice} pixels={48} />
          </Choice>
        ))}
        <input
          ref={fileField}
          type="file"
          accept={avatarTypes.join(',')}
          aria-label={t('avatar.upload')}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Allows the visitor to choose the same file again after a failure.
            target.value = '';
            if (file) void upload(file);
          }}
        />
        <Button
          size="small"
          loading={progress !== null}
          icon={<Icon of={Upload} />}
          onClick={() => fileField.current?.click()}
        >
          {t('avatar.upload')}
        </Button>
      </Row>
      {progress === null ? (
        <Hint>{t('avatar.hint')}</Hint>
      ) : (
        <Progress value={progress} max={1}>
          <VisuallyHidden>{`${String(Math.round(progress * 100))} %`}</VisuallyHidden>
        </Progress>
      )}
    </Frame>
  );
};

const Frame = styled.fieldset`
  legend {
    margin-bottom: ${space.half};
    font-size: ${size.small};
    font-weight: ${font.strong};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  border-radius: 50%;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${colour.ink};
    outline-offset: 2px;
  }
`;

const Hint = styled.p`
  min-height: 1.4em;
  margin-top: ${space.half};
  ${smallFaint}
  line-height: 1.4;
`;

const Progress = styled.progress`
  width: 100%;
  height: 0.5rem;
  margin-top: 0.75rem;
  accent-color: ${colour.accent};
`;
