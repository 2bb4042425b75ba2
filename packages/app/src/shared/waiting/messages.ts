import { defineMessages } from 'react-intl';

/** What waits for a network, in the words of the screens that show it. */
export const waitingMessages = defineMessages({
  like: { id: 'waiting.like', defaultMessage: 'Симпатия уйдёт, когда появится сеть' },
  unlike: { id: 'waiting.unlike', defaultMessage: 'Заберём симпатию, когда появится сеть' },
  likes: {
    id: 'waiting.likes',
    defaultMessage:
      '{count, plural, one {# симпатия ждёт сети} few {# симпатии ждут сети} many {# симпатий ждут сети} other {# симпатии ждут сети}}',
  },
});
