import { useTexts } from '@caravan/shared/site';
import { Button } from '@caravan/shared/ui';
import type { useCodeRequest } from './useCodeRequest';

interface ResendButtonProps {
  readonly codeRequest: Pick<ReturnType<typeof useCodeRequest>, 'isSending' | 'secondsLeft'>;
  readonly onSend: () => void;
}

/** Sends the code again. Shows the seconds until that is allowed. */
export const ResendButton = ({ codeRequest: { isSending, secondsLeft }, onSend }: ResendButtonProps) => {
  const t = useTexts('account');
  const isWaiting = secondsLeft > 0;
  return (
    <Button
      name="send"
      variant="quiet"
      size="small"
      loading={isSending}
      aria-disabled={isWaiting || undefined}
      onClick={onSend}
    >
      {isWaiting ? t('resendIn', { seconds: secondsLeft }) : t('resend')}
    </Button>
  );
};
