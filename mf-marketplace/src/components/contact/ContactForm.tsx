import { longestEntry } from '@caravan/shared/contracts/calls';
import { Form } from '@caravan/shared/form';
import { useTexts } from '@caravan/shared/site';
import { Button, TextArea, TextField } from '@caravan/shared/ui';
import { personInputs } from '../../state/messageForm';
import { useContact, type Subject } from './useContact';

interface ContactFormProps {
  readonly subject: Subject;
  readonly onSent: () => void;
}

/** A form for a question about a car (ACC-5). It has no company and rating, because private buyers use it. */
export const ContactForm = ({ subject, onSent }: ContactFormProps) => {
  const t = useTexts('marketplace');
  const { ref, values, errors, isSending, setValue, handleSubmit } = useContact(subject, onSent);
  const errorOf = (name: keyof typeof values): string | undefined => {
    const error = errors.get(name);
    return error && t(`ask.${error}.${name}`, longestEntry);
  };
  return (
    <Form ref={ref} onSubmit={handleSubmit}>
      <TextArea
        label={t('ask.content')}
        hint={t('ask.hint')}
        name="content"
        rows={4}
        maxLength={4000}
        required
        value={values.content}
        error={errorOf('content')}
        onChange={({ target }) => setValue('content', target.value)}
      />
      {(['email', 'name', 'telephone'] as const).map((name) => (
        <TextField
          key={name}
          {...personInputs[name]}
          name={name}
          label={t(`ask.${name}`)}
          maxLength={longestEntry[name]}
          required={name === 'email'}
          value={values[name]}
          error={errorOf(name)}
          onChange={({ target }) => setValue(name, target.value)}
        />
      ))}
      <Button type="submit" variant="primary" wide loading={isSending}>
        {t('ask.send')}
      </Button>
    </Form>
  );
};
