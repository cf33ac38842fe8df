"""
Purpose: connects two network namespaces as slow 4G does: 150 ms for a round trip, 1.6 Mbit/s down, and
  750 kbit/s up. TCP in each is the kernel's, so its slow start is real. The browser's own throttling delays
  each response by a fixed time instead, and Lighthouse calculates.
Usage: python3 link.py READER SERVER (as root; ends and removes both namespaces when standard input closes)
  READER gets the address 10.99.0.2 and SERVER 10.99.0.1. Prints `ready`.
Exit code: 1 if there are no network namespaces or no virtual network devices.
"""

import collections
import fcntl
import os
import select
import struct
import subprocess
import sys
import time

ONE_WAY_SECONDS = 0.075
DOWN_BITS_PER_SECOND = 1_638_400
UP_BITS_PER_SECOND = 768_000

# From linux/if_tun.h
TUNSETIFF = 0x400454CA
IFF_TUN = 0x0001
IFF_NO_PI = 0x1000

# Larger than any packet.
READ_SIZE = 65536


class Direction:
    """Delivers packets in their order, each after the time it needs on the line."""

    def __init__(self, source, target, bits_per_second):
        self.source = source
        self.target = target
        self.bits_per_second = bits_per_second
        self.line_is_free_at = 0.0
        self.packets = collections.deque()

    def receive(self):
        packet = os.read(self.source, READ_SIZE)
        start = max(time.monotonic(), self.line_is_free_at)
        self.line_is_free_at = start + len(packet) * 8 / self.bits_per_second
        self.packets.append((self.line_is_free_at + ONE_WAY_SECONDS, packet))

    def deliver(self):
        while self.packets and self.packets[0][0] <= time.monotonic():
            os.write(self.target, self.packets.popleft()[1])

    def next_delivery(self):
        return self.packets[0][0] if self.packets else float("inf")


def ip(*words):
    subprocess.run(["ip", *words], check=True)


def device(namespace, address):
    """Creates a namespace with a device. Returns the file that has the packets it sends."""
    name = "slow4g"
    ip("netns", "add", namespace)
    file = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(file, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    ip("link", "set", name, "netns", namespace)
    ip("-n", namespace, "address", "add", address, "dev", name)
    ip("-n", namespace, "link", "set", name, "up")
    ip("-n", namespace, "link", "set", "lo", "up")
    # Otherwise a connection starts with what the kernel knows from earlier ones.
    no_memory = "net.ipv4.tcp_no_metrics_save=1"
    ip("netns", "exec", namespace, "sysctl", "--quiet", "--write", no_memory)
    return file


def pass_packets(reader, server):
    directions = {
        server: Direction(server, reader, DOWN_BITS_PER_SECOND),
        reader: Direction(reader, server, UP_BITS_PER_SECOND),
    }
    while True:
        due = min(direction.next_delivery() for direction in directions.values())
        timeout = None if due == float("inf") else max(0, due - time.monotonic())
        readable, _, _ = select.select([*directions, sys.stdin], [], [], timeout)
        if sys.stdin in readable:
            return
        for file in readable:
            directions[file].receive()
        for direction in directions.values():
            direction.deliver()


def main():
    reader, server = sys.argv[1:]
    try:
        files = device(reader, "10.99.0.2/30"), device(server, "10.99.0.1/30")
        print("ready", flush=True)
        pass_packets(*files)
    finally:
        for namespace in reader, server:
            subprocess.run(["ip", "netns", "delete", namespace], check=False)


main()
