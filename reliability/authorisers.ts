type Authorise = (socketId: string, channelName: string) => Promise<{ auth: string }>;

/** Who authorises the channels of a page outside a browser, by the name that the page goes by as a cluster. */
export const authorisers = new Map<string, Authorise>();
