// Opens a realtime stream as over the Internet (segments of 1448 bytes, a small receive buffer), prints its client id and never reads again.
package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"syscall"
)

func main() {
	dialer := net.Dialer{Control: func(_, _ string, socket syscall.RawConn) error {
		return socket.Control(func(fd uintptr) {
			must(syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, syscall.TCP_MAXSEG, 1448))
			must(syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, syscall.SO_RCVBUF, 4096))
		})
	}}
	connection, err := dialer.Dial("tcp", os.Args[1])
	must(err)
	_, err = fmt.Fprintf(connection, "GET /api/realtime HTTP/1.1\r\nHost: %s\r\n\r\n", os.Args[1])
	must(err)
	for lines := bufio.NewScanner(connection); lines.Scan(); {
		if id, found := strings.CutPrefix(lines.Text(), "id:"); found {
			fmt.Println(id)
			break
		}
	}
	// Until the test closes our input; the connection stays open and unread.
	_, _ = io.Copy(io.Discard, os.Stdin)
	connection.Close()
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
