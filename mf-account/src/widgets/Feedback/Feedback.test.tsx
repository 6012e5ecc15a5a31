import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, renderInHost, type Answers } from '../../testing/renderInHost';
import { widget } from './Feedback';

const handleClose = jest.fn();
const open = (answers: Answers, lang: 'en' | 'ge' = 'en') =>
  renderInHost(<widget.Component given={{ onClose: handleClose }} />, answering(answers), { lang });

beforeEach(() => {
  sessionStorage.clear();
  handleClose.mockClear();
});

describe('the feedback form', () => {
  it.each([
    ['en', 'Your message', 'E-mail (optional)', 'Send', 'Email format error', 'Please fill in the content'],
    [
      'ge',
      'თქვენი შეტყობინება',
      'ელ. ფოსტა (არასავალდებულო)',
      'გაგზავნა',
      'ელ. ფოსტის ფორმატი არასწორია',
      'გთხოვთ, შეავსოთ ტექსტი',
    ],
  ] as const)(
    'refuses a wrong e-mail and an empty content in %s [ACC-5]',
    async (lang, content, email, send, wrong, empty) => {
      const dealerContact = jest.fn();
      await open({ dealerContact }, lang);
      await userEvent.type(screen.getByLabelText(content), '   ');
      await userEvent.click(screen.getByRole('button', { name: send }));
      expect(screen.getByLabelText(content)).toHaveAccessibleDescription(empty);
      expect(screen.getByLabelText(content)).toHaveFocus();
      await userEvent.type(screen.getByLabelText(email), 'nino@');
      await userEvent.click(screen.getByRole('button', { name: send }));
      expect(screen.getByLabelText(email)).toHaveAccessibleDescription(expect.stringContaining(wrong));
      expect(screen.getByLabelText(email)).toHaveFocus();
      expect(dealerContact).not.toHaveBeenCalled();
    },
  );

  it('sends trimmed content without an empty e-mail [ACC-5]', async () => {
    const dealerContact = jest.fn<unknown, [unknown]>(() => ({ success: true }));
    const { toast } = await open({ dealerContact });
    await userEvent.type(screen.getByLabelText('Your message'), '  Very good.  ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(dealerContact.mock.calls).toEqual([[{ content: 'Very good.' }]]);
    expect(toast).toHaveBeenCalledWith({ text: 'Thank you. We have received your message.', tone: 'success' });
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('keeps the message when sending fails', async () => {
    await open({});
    await userEvent.type(screen.getByLabelText('Your message'), 'Very good.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByLabelText('Your message')).toHaveValue('Very good.');
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('keeps the message when Escape is not confirmed', async () => {
    await open({});
    await userEvent.type(screen.getByLabelText('Your message'), 'Very good.');
    const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    escape();
    expect(handleClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(screen.getByLabelText('Your message')).toHaveFocus();
    escape();
    escape();
    expect(handleClose).toHaveBeenCalledTimes(1);
    cleanup();
    await open({});
    expect(screen.getByLabelText('Your message')).toHaveValue('Very good.');
  });
});
