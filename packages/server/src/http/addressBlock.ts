import ipaddr from 'ipaddr.js';

/** Who an address stands for: one IPv4 address, or the /64 of IPv6 that one household is given whole. */
export function addressBlock(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return address;
  const ip = ipaddr.process(bare);
  return ip.kind() === 'ipv4' ? ip.toString() : ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`).toString();
}
