// Reads pictures from standard input, each after its length (4 bytes, big-endian), and prints the longest side that Go's decoders, which PocketBase
// uses, see in it; 0 where they see none.
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"io"
	"os"
)

func main() {
	for {
		var length uint32
		if binary.Read(os.Stdin, binary.BigEndian, &length) != nil {
			return
		}
		picture := make([]byte, length)
		if _, err := io.ReadFull(os.Stdin, picture); err != nil {
			panic(err)
		}
		config, _, err := image.DecodeConfig(bytes.NewReader(picture))
		if err != nil {
			config = image.Config{}
		}
		fmt.Println(max(config.Width, config.Height))
	}
}
