import type { InfoContent } from '../InfoContent';

export const help: InfoContent = {
  title: 'Safety tips',
  updated: 'Last updated: 27 July 2024',
  sections: [
    {
      heading: 'While you are writing to each other',
      paragraphs: [
        'Take your time. Somebody who is truly interested in you will not press you to meet, to send photos or to move to another messenger.',
      ],
      items: [
        'Do not give your home address, place of work or documents until you know the person.',
        'Ask questions and notice whether the answers agree.',
        'Have a video call before you meet: it shows whether this is the person in the photos.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        'Never send money to somebody you know only from messages, however convincing the story: an illness, a ticket, a parcel, a good investment.',
        'Do not give card details or codes from text messages, and do not pay through links to tickets or tables that the other person sends. If you are asked for money, report it to us at once.',
      ],
    },
    {
      heading: 'The first meeting',
      items: [
        'Meet in a public place: a café, a park by day, an exhibition.',
        'Tell somebody close to you whom you are meeting, where, and when you will be back.',
        'Get there and back on your own, and keep your phone charged.',
        'Do not leave your drink or belongings unattended, and do not drink more than usual.',
        'Do not invite the person home or go to theirs at the first meeting.',
      ],
    },
    {
      heading: 'Trust yourself',
      paragraphs: [
        'If you feel uneasy, you can leave at any moment, and you owe no explanation. Both must consent, and either may change their mind.',
        'In danger call the emergency number; in Russia it is 112.',
      ],
    },
    {
      heading: 'Blocking and reporting',
      paragraphs: [
        'The profile and the conversation both offer “Block” and “Report”. Once blocked, the person cannot write to you, and you disappear from each other’s search.',
        'Report spam, stolen photos, insults, fraud, and anyone under 18. To rest from new people, pause your profile in the settings. A photo or messages of that person can go along with the report: we see them even if they are deleted later.',
      ],
    },
    {
      heading: 'Password and signing in',
      items: [
        'Choose a separate, long password for Iskra and tell it to nobody.',
        'Do not give anyone the code from an e-mail: our staff never ask for it.',
        'On a device that is not yours, log out when you have finished.',
        'If your profile shows something you did not write, change the password: all other sessions will end.',
      ],
    },
    {
      heading: 'Photos and links',
      paragraphs: [
        'Do not send pictures you would not want strangers to have. If somebody blackmails you, do not pay; keep the conversation, report it to us and go to the police.',
        'Do not open unknown links and files from a conversation.',
      ],
    },
    {
      heading: 'If you need help',
      paragraphs: [
        'Write to support@iskra.example: we answer within one business day. If a crime is involved, go to the police.',
      ],
    },
  ],
};
